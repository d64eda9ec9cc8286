import { type PoolChip, poolChip } from '@winnow/contracts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod';

const chipsOfAddress = z.array(poolChip);
const name = 'search';

/** The parts of the search, kept in the address: a link leads to the same list, and going back undoes a change. */
export function usePoolAddress() {
  const [params, setParams] = useSearchParams();
  const written = params.get(name);
  const chips = useMemo(() => readChips(written), [written]);
  // A key pressed again before the URL has changed builds on the pending change.
  const latest = useRef(chips);
  useLayoutEffect(() => {
    latest.current = chips;
  }, [chips]);
  const setChips = (changed: readonly PoolChip[]) => {
    latest.current = changed;
    setParams(changed.length === 0 ? {} : { [name]: JSON.stringify(changed) });
  };
  return {
    chips,
    setChips,
    /** The saved search that a link leads to; `null` once its parts are in the address. */
    savedId: written === null ? params.get('saved') : null,
    /** Words of a link that are searched for; `null` once their parts are in the address. */
    asked: written === null ? params.get('ask') : null,
    open: (opened: readonly PoolChip[]) =>
      setParams({ [name]: JSON.stringify(opened) }, { replace: params.has('saved') || params.has('ask') }),
    /** Adds parts; one that is there already is replaced. */
    add: (added: readonly PoolChip[]) =>
      setChips([...latest.current.filter((chip) => !added.some((other) => isSame(chip, other))), ...added]),
    change: (chip: PoolChip, changed: PoolChip) =>
      setChips(latest.current.map((each) => (isSame(each, chip) ? changed : each))),
    remove: (chip: PoolChip) => setChips(latest.current.filter((each) => !isSame(each, chip))),
    removeLast: () => {
      if (latest.current.length > 0) setChips(latest.current.slice(0, -1));
    },
  };
}

const isSame = (one: PoolChip, other: PoolChip): boolean =>
  one.kind === other.kind && one.text.toLowerCase() === other.text.toLowerCase();

/** The URL is untrusted: users and other releases may write anything into it. */
function readChips(written: string | null): readonly PoolChip[] {
  if (written === null) return [];
  try {
    const read = chipsOfAddress.safeParse(JSON.parse(written));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
