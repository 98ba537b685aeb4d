// The rule ids that tests name: in the first argument of `rule(…)`, or at the head of a test's title.

const ID = /^[A-Z]{2,6}-(?:\d+(?:\.\d+)+[a-z]?|[A-Z]\d+)$/;

const COMMENT = String.raw`//.*|/\*[^]*?\*/`;
const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|` + '`(?:\\\\.|[^`\\\\])*`';
const CALL = String.raw`(?<![.\w$])(?:rule|rule\.each|test|it)\s*\(\s*(?<titles>\[[^\]]*\]|${STRING})`;

/** Comments and other strings are matched only to be passed over: what is commented out proves nothing. */
const TOKEN = new RegExp(`${COMMENT}|${CALL}|${STRING}`, 'g');

/** All ids that the tests of this source prove, each once. */
export function testedIds(source: string): string[] {
  const ids = new Set<string>();
  for (const { groups } of source.matchAll(TOKEN)) {
    for (const text of stringsIn(groups?.['titles'] ?? '')) {
      for (const id of leadingIds(text)) ids.add(id);
    }
  }
  return [...ids];
}

function stringsIn(titles: string): string[] {
  return Array.from(titles.matchAll(/(['"`])(.*?)\1/gs), ([, , text]) => text ?? '');
}

/** "SJ-6.5 SJ-X4 a covered quarry gives nothing" → SJ-6.5 and SJ-X4. */
function leadingIds(title: string): string[] {
  const words = title.split(/[\s,:/]+/);
  const end = words.findIndex((word) => !ID.test(word));
  return end === -1 ? words : words.slice(0, end);
}
