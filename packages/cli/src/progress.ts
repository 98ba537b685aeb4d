// A bar on stderr for what takes long. Nobody but a person at a terminal sees it.

export interface Progress {
  advance(by: number): void;
  stop(): void;
}

export const noProgress: Progress = { advance() {}, stop() {} };

export async function progressBar(title: string, total: number): Promise<Progress> {
  const { progress } = await import('@clack/prompts');
  const bar = progress({ max: total, style: 'block', withGuide: false, output: process.stderr });
  bar.start(title);
  return { advance: (by) => bar.advance(by), stop: () => bar.clear() };
}
