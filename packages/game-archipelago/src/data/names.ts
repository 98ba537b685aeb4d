// Names are data too: the client shows them, the rules never read them.

export interface Name {
  readonly en: string;
  readonly fr: string;
}

/** Where a figure comes from: the rulebooks, a public page, or our own reconstruction. */
export type Provenance = 'seed' | 'public' | 'reconstructed';
