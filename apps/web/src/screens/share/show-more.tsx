import { Button, VisuallyHidden } from '@palmares/ui';
import { useEffect, useState } from 'react';
import { failureWords } from '../../notices/error-status.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';

interface Pages {
  readonly pages: readonly { readonly links: readonly { readonly linkId: string }[] }[];
}

interface ShowMoreProps {
  /** The loaded pages. */
  readonly of: {
    readonly data: Pages | undefined;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<{ readonly data: Pages | undefined; readonly error: unknown }>;
  };
}

/** The id of the element that gets the focus once a page that begins with this link has loaded. */
export const linkAnchor = (linkId: string): string => `link-${linkId}`;

/** Adds the next page of links to those above it. */
export const ShowMore = ({ of: { data, hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) => {
  const [shown, setShown] = useState<readonly { readonly linkId: string }[]>([]);
  const first = shown[0]?.linkId;
  const isHere = data?.pages.at(-1)?.links[0]?.linkId === first;
  useEffect(() => {
    if (first !== undefined && isHere) document.getElementById(linkAnchor(first))?.focus();
  }, [first, isHere]);

  const showMore = async () => {
    setShown([]);
    const fetched = await fetchNextPage();
    if (fetched.error) toasts.show({ title: failureWords(fetched.error) });
    else setShown(fetched.data?.pages.at(-1)?.links ?? []);
  };

  return (
    <>
      {hasNextPage ? (
        <Button variant="outline" loading={isFetchingNextPage} onClick={showMore}>
          {m.share_show_more()}
        </Button>
      ) : null}
      <VisuallyHidden role="status">
        {shown.length === 0 ? null : m.share_more_shown({ count: shown.length })}
      </VisuallyHidden>
    </>
  );
};
