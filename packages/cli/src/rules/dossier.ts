// The rule ids that a dossier (docs/rules/<game>.md) defines.
//
// A rule is a bullet that begins with its id: `- **SJ-1.1** …`, `- VA-6.1 …`, `- **AR-S3** …` (set-up), `- **CY-E3** …`
// and `- **SJ-X4** …` (worked examples). An id elsewhere in a line is a mention. Bullets of the section of rulings
// (`- **CY-R2 Dice.** …`) give reasons for rules that stand under ids of their own: there is nothing to test in them.

const DEFINITION = /^[-*] +(?:\*\*)?([A-Z]{2,6}-(?:\d+(?:\.\d+)+[a-z]?|(?!R)[A-Z]\d+))(?=\*\*|\s)/gm;

/** In the order of the dossier, each once. */
export function definedIds(dossier: string): string[] {
  return [...new Set(Array.from(dossier.matchAll(DEFINITION), ([, id]) => id ?? ''))];
}
