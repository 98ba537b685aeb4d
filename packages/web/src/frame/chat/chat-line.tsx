// One line of the chat: who, what. A watcher has a name and no colour.

import type { ReactNode } from 'react';
import type { ChatLine } from '../../table/source.ts';
import { SentenceView } from '../sentence.tsx';

export function ChatLineView({ line }: { readonly line: ChatLine }): ReactNode {
  const { seat, name, text } = line;
  return (
    <>
      {seat === null ? <strong>{name}</strong> : <SentenceView sentence={[{ seat }]} />} {text}
    </>
  );
}
