// Dossier section 5: the questions of San Juan. What is on the table is in the view; an ask adds only the figures.

export type Ask =
  | { readonly kind: 'keep-starting-hand'; readonly keep: number }
  | { readonly kind: 'supplier'; readonly most: number }
  | { readonly kind: 'tuck'; readonly chapel: boolean; readonly bank: boolean }
  | { readonly kind: 'hand-limit'; readonly surplus: number }
  /** `library`: say also whether the Library is used now (SJ-4.5). */
  | { readonly kind: 'pick-role'; readonly library: boolean }
  | { readonly kind: 'build' }
  /** `goods`: how many of the pieces still due may be goods. */
  | { readonly kind: 'pay'; readonly due: number; readonly goods: number }
  | { readonly kind: 'produce'; readonly most: number }
  | { readonly kind: 'sell'; readonly most: number }
  | { readonly kind: 'harbor' }
  | { readonly kind: 'mayor-keep'; readonly most: number }
  | { readonly kind: 'mayor-discard'; readonly least: number; readonly most: number }
  | { readonly kind: 'gold-mine' }
  | { readonly kind: 'goldsmith' };
