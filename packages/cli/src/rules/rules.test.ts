import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../host.testing.js';
import { definedIds } from './dossier.js';
import { testedIds } from './tested.js';

describe('the rules a dossier defines', () => {
  it('are bullets that begin with an id, bold or not', () => {
    const dossier = `
# San Juan (prefix SJ-9.9)
### SJ-1 Cards
- **SJ-1.1** Everything paid goes to the pile (SJ-4.2).
- VA-6.10 In turn order, see VA-7.1.
* **AR-S3** The bank.
- **CY-E34** (rulebook). Given SJ-5.5.
- **SJ-X4** Given a crane.
- **SJ-1.1** Said twice.
- see SJ-8.8
  SJ-7.7 in the middle of a paragraph
| SJ-6.6 | in a table |
- **R1 Customs house.** See SJ-E15.
- **CY-R2 Dice.** A reason.
`;
    expect(definedIds(dossier)).toEqual(['SJ-1.1', 'VA-6.10', 'AR-S3', 'CY-E34', 'SJ-X4']);
  });
});

describe('the rules that tests prove', () => {
  it('are the ids at the head of a title', () => {
    const source = `
rule('SJ-5.3', 'the builder pays one less', () => {});
rule(['SJ-6.5', "SJ-X4"], 'a covered quarry, unlike SJ-7.7', () => {});
rule.each('SJ-8.1', rows, (row) => row.name, () => {});
rule(
  'SJ-9.1',
  'on two lines',
);
test('SJ-2.1, SJ-2.2: picks', () => {});
it("SJ-0.1 SJ-E2 chooses", () => {});
`;
    expect(testedIds(source)).toEqual([
      'SJ-5.3',
      'SJ-6.5',
      'SJ-X4',
      'SJ-8.1',
      'SJ-9.1',
      'SJ-2.1',
      'SJ-2.2',
      'SJ-0.1',
      'SJ-E2',
    ]);
  });

  it('are not those merely mentioned, skipped or commented out', () => {
    const source = `
// rule('SJ-1.1', 'not yet', () => {});
/* rule('SJ-1.2', 'nor this') */
t.refused(seat, move, 'SJ-1.3');
test.todo('SJ-1.4 some day');
it.skip('SJ-1.5 not today');
rule.skip('SJ-1.6', 'nor that');
test('a title that ends with SJ-1.7', () => {});
describe('SJ-1.8 a heading', () => {});
const text = "rule('SJ-1.9', 'in a string')";
my.rule('SJ-1.10', 'of another kind');
`;
    expect(testedIds(source)).toEqual([]);
  });
});

describe('atoll rules', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'atoll-'));
    mkdirSync(join(folder, 'docs/rules'), { recursive: true });
    mkdirSync(join(folder, 'packages/game-one/src/flow'), { recursive: true });
    writeFileSync(join(folder, 'docs/rules/pearls.md'), '- **PE-1.1** One.\n- **PE-1.2** Two.\n- **PE-E1** Example.\n');
    writeFileSync(join(folder, 'docs/rules/tic-tac-toe.md'), '- **TI-1.1** One.\n');
    writeFileSync(join(folder, 'docs/rules/later.md'), '- **LA-1.1** One.\n');
    writeFileSync(join(folder, 'packages/game-one/src/a.test.ts'), "rule('PE-1.1', 'x', f);");
    writeFileSync(join(folder, 'packages/game-one/src/flow/b.test.ts'), "rule(['PE-E1', 'TI-1.1'], 'x', f);");
    writeFileSync(join(folder, 'packages/game-one/src/c.ts'), "rule('PE-1.2', 'not a test file', f);");
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const here = () => ({ root: pathToFileURL(`${folder}/`) });

  it('counts in the agreed shape, and fails when a rule of a game has no test', async () => {
    const { code, json } = await run('rules pearls --json', here());
    expect(json).toEqual({ pearls: { total: 3, tested: 2, missing: ['PE-1.2'] } });
    expect(code).toBe(1);
  });

  it('passes when every rule has one', async () => {
    const { code, out } = await run('rules tic-tac-toe', here());
    expect({ code, out }).toEqual({ code: 0, out: 'tic-tac-toe: 1 rules, 1 tested, 0 without a test\n' });
  });

  it('shows all dossiers, but does not fail for a game that is not written yet', async () => {
    expect((await run('rules --json', here())).json).toHaveProperty('later.missing', ['LA-1.1']);
    expect((await run('rules later', here())).code).toBe(0);
  });

  it('refuses a game without rules', async () => {
    const { code, err } = await run('rules chess', here());
    expect({ code, err }).toEqual({
      code: 2,
      err: "There are no rules of 'chess': choose from later, pearls, tic-tac-toe.\n",
    });
  });
});
