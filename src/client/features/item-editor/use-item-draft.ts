import { useEffect, useRef, useState } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { applyPicture, applyProposal, draftOf, type ItemDraft, itemOf, type Picture, type Proposed } from './model.ts'
import { type PictureInput, usePictureInput } from './use-picture-input.ts'
import { type ProposalState, useProposal } from './use-proposal.ts'
import { type Sharing, useSharing } from './use-sharing.ts'

/** The state of a form for a tile. */
export interface ItemDraftState {
  readonly draft: ItemDraft
  /** Changes the draft; `set` names what the user has set himself, which no proposal replaces any more. */
  readonly change: (change: (now: ItemDraft) => ItemDraft, set?: Proposed) => void
  readonly proposal: ProposalState
  /** The pictures to choose from beside the site's: the tile's own, and those given meanwhile. */
  readonly pictures: readonly Picture[]
  readonly picture: PictureInput
  readonly sharing: Sharing
  /** Adds pictures to choose from, by their references, and chooses the first. */
  readonly addPictures: (references: readonly string[]) => void
  /** The tile as it can be saved, its picture stored; undefined if something in the form is missing or wrong. */
  readonly finish: () => Promise<Item | undefined>
}

/** A draft of a tile, filled with what the site at its address proposes. */
export function useItemDraft(initial: Item): ItemDraftState {
  const [draft, setDraft] = useState(() => draftOf(initial))
  const [own, setOwn] = useState<ReadonlySet<Proposed>>(() => new Set(ownParts(initial)))
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    initial.src ? [{ src: initial.src, background: initial.background }] : [],
  )
  const proposal = useProposal(initial.type === 'icon' ? draft.address : '', initial.url ?? '')
  useEffect(() => {
    // a proposal arrives from outside React
    if (proposal.at === 'found') setDraft((now) => applyProposal(now, proposal.proposal, own))
  }, [proposal, own])
  const addPictures = (references: readonly string[]) => {
    const [first] = references
    if (first === undefined) return
    setPictures((now) => [...now, ...references.map((src) => ({ src }))])
    setDraft((now) => applyPicture(now, first, own))
    setOwn((now) => new Set([...now, 'face']))
  }
  const picture = usePictureInput(addPictures)
  const sharing = useSharing(draft, proposal, initial.url ?? '')
  const isFinishing = useRef(false)
  return {
    draft,
    proposal,
    pictures,
    picture,
    sharing,
    addPictures,
    change: (change, set) => {
      setDraft(change)
      if (set !== undefined) setOwn((now) => new Set([...now, set]))
    },
    finish: async () => {
      const item = itemOf(draft)
      if (item === undefined || picture.state.at === 'reading' || isFinishing.current) return undefined
      isFinishing.current = true // a second press while the picture is stored would add a second tile
      const isStored = await picture.store(item.src)
      isFinishing.current = false
      return isStored ? item : undefined
    },
  }
}

const ownParts = ({ name, src, fontText, background }: Item): readonly Proposed[] => [
  ...(name === '' ? [] : (['name'] as const)),
  ...(src || fontText || background ? (['face'] as const) : []),
]
