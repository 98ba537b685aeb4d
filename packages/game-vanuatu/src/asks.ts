// Dossier section 5: the questions of Vanuatu. What is on the table is in the view; an ask adds only figures.

export type Ask =
  | { readonly kind: 'place-tile' }
  /** `left`: markers still to be put by this player, the one asked for included. */
  | { readonly kind: 'place-neutral'; readonly left: number }
  | { readonly kind: 'choose-character' }
  | { readonly kind: 'plan'; readonly left: number }
  /** Which stack, and how (VA-7.3 to VA-7.6). */
  | { readonly kind: 'resolve' }
  | { readonly kind: 'take-rest-token' }
  /** VA-3.3, VA-9.9: open beside whatever else is asked. */
  | { readonly kind: 'sell-treasure' }
  | { readonly kind: 'beg' };
