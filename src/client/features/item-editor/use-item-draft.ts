import { useEffect, useState } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { applyProposal, draftOf, type ItemDraft, type Proposed } from './model.ts'
import { type ProposalState, useProposal } from './use-proposal.ts'

/** The state of a form for a tile. */
export interface ItemDraftState {
  readonly draft: ItemDraft
  /** Changes the draft; `set` names what the user has set himself, which no proposal replaces any more. */
  readonly change: (change: (now: ItemDraft) => ItemDraft, set?: Proposed) => void
  readonly proposal: ProposalState
}

/** A draft of a tile, filled with what the site at its address proposes. */
export function useItemDraft(initial: Item): ItemDraftState {
  const [draft, setDraft] = useState(() => draftOf(initial))
  const [own, setOwn] = useState<ReadonlySet<Proposed>>(() => new Set(ownParts(initial)))
  const proposal = useProposal(initial.type === 'icon' ? draft.address : '', initial.url ?? '')
  useEffect(() => {
    // a proposal arrives from outside React
    if (proposal.at === 'found') setDraft((now) => applyProposal(now, proposal.proposal, own))
  }, [proposal, own])
  return {
    draft,
    proposal,
    change: (change, set) => {
      setDraft(change)
      if (set !== undefined) setOwn((now) => new Set([...now, set]))
    },
  }
}

const ownParts = ({ name, src, fontText, background }: Item): readonly Proposed[] => [
  ...(name === '' ? [] : (['name'] as const)),
  ...(src || fontText || background ? (['face'] as const) : []),
]
