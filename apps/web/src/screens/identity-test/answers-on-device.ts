import type { Answer } from '@palmares/domain/identity';

/** An answer that the server has not kept yet. It is sent again under the same id until it is. */
export interface WaitingAnswer {
  readonly commandId: string;
  readonly answer: Answer;
}

type DeviceStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** One key per question, so that two tabs do not overwrite each other's. */
const PREFIX = 'identity-answer/';

const parse = (stored: string | null): WaitingAnswer | null => {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
};

export interface AnswersOnDevice {
  /** Stores an answer, replacing an earlier one to the same question. */
  keep(waiting: WaitingAnswer): void;
  all(): readonly WaitingAnswer[];
  /** Forgets an answer, unless a newer one to the same question has replaced it. */
  forget(waiting: WaitingAnswer): void;
}

/** Holds the waiting answers of one attempt in memory and, if the browser allows it, on the device. */
export const answersOnDevice = (attemptId: string, storage: DeviceStorage | null): AnswersOnDevice => {
  const waiting = new Map<string, WaitingAnswer>();
  const keyOf = (item: string) => `${PREFIX}${attemptId}/${item}`;

  const tryStorage = (work: (storage: DeviceStorage) => void): void => {
    try {
      if (storage) work(storage);
    } catch {
      // Storage is full or blocked; memory holds the answers as long as the page is open.
    }
  };

  tryStorage((store) => {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    for (const key of keys.filter((candidate) => candidate.startsWith(PREFIX))) {
      const found = key.startsWith(keyOf('')) ? parse(store.getItem(key)) : null;
      if (found) waiting.set(found.answer.item, found);
      else store.removeItem(key);
    }
  });

  return {
    keep: (one) => {
      waiting.set(one.answer.item, one);
      tryStorage((store) => store.setItem(keyOf(one.answer.item), JSON.stringify(one)));
    },
    all: () => [...waiting.values()],
    forget: ({ commandId, answer: { item } }) => {
      if (waiting.get(item)?.commandId !== commandId) return;
      waiting.delete(item);
      tryStorage((store) => store.removeItem(keyOf(item)));
    },
  };
};
