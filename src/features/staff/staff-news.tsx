import { Flex } from '@chakra-ui/react';
import { Button } from '../../ui/show/button.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import type { News } from './words.ts';

export interface NewsWithUndo extends News {
  readonly undo?: () => Promise<void>;
}

/** Says what happened, with Undo if there is one. */
export function StaffNews({ news }: { news: NewsWithUndo | null }) {
  if (news === null) return null;
  const { undo } = news;
  return (
    <Flex gap="2" alignItems="center" flexWrap="wrap">
      <Notice flex="1 1 16rem" tone={news.tone} role={news.tone === 'error' ? 'alert' : 'status'}>
        {news.text}
      </Notice>
      {undo === undefined ? null : (
        <Button look="outline" onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </Flex>
  );
}
