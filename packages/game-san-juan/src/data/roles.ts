// SJ-2 and SJ-4: the five roles.

export const ROLE_IDS = ['builder', 'producer', 'trader', 'mayor', 'prospector'] as const;

export type Role = (typeof ROLE_IDS)[number];

export const ROLE_NAMES: Readonly<Record<Role, { readonly en: string; readonly fr: string }>> = {
  builder: { en: 'Builder', fr: 'Bâtisseur' },
  producer: { en: 'Producer', fr: 'Producteur' },
  trader: { en: 'Trader', fr: 'Marchand' },
  mayor: { en: 'Mayor', fr: 'Maire' },
  prospector: { en: 'Prospector', fr: "Chercheur d'or" },
};
