import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button/Button.tsx'
import { useNarrower } from '../../../ui/input/size/use-narrower.ts'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { useCloseByBack } from '../../../ui/overlay/back/close-by-back.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { EntryDetails, NoVersion } from './EntryDetails.tsx'
import { cloudEntries, type Entry, type EntryRow, keyOfRow, localEntries } from './entries.ts'
import { rowsOf } from './kernel/rows.ts'
import { useMessages } from './messages.ts'
import styles from './Timeline.module.css'
import { useReader } from './use-content.ts'
import { type CloudState, type LocalState, useCloudVersions, useLocalVersions } from './use-entries.ts'
import { useWords } from './use-words.ts'
import { type Filter, VersionList } from './VersionList.tsx'

/** Below this width there is room for the list or for a version, in px. */
const NARROW_PX = 720

/** The versions of this device and of the cloud by time: how the desktop looked, what has changed, and the way back. */
export function TimelineDialog({ open, close }: OverlayState) {
  const text = useMessages()
  const common = useCommonMessages()
  const local = useLocalVersions()
  const [cloud, retry] = useCloudVersions()
  const isEmpty = local.versions?.length === 0 && (cloud.at === 'none' || cloud.at === 'guest')
  return isEmpty ? (
    <Dialog
      open={open}
      onClose={close}
      title={text('title')}
      text={text('empty')}
      width={440}
      actions={<Button onClick={close}>{common('close')}</Button>}
    />
  ) : (
    <Dialog open={open} onClose={close} title={text('title')} layout="plain" width={1096}>
      <Timeline local={local} cloud={cloud} retry={retry} open={open} close={close} />
    </Dialog>
  )
}

interface Props extends OverlayState {
  readonly local: LocalState
  readonly cloud: CloudState
  readonly retry: () => void
}

function Timeline({ local, cloud, retry, open, close }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrower(frame, NARROW_PX)
  const [filter, setFilter] = useState<Filter>('all')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string>()
  const [isOpened, setOpened] = useState(false)
  const entries = useEntries(local, cloud)
  const { rows, sittings } = useMemo(
    () => unfoldRows(rowsOf(entries.filter(({ kind }) => filter === 'all' || kind === filter)), unfolded),
    [entries, filter, unfolded],
  )
  const read = useReader(cloud)
  const words = useWords()
  const row = rows.find((one) => keyOfRow(one) === chosen) ?? rows[0]
  // what is shown first stays shown as the cloud's versions come
  if (chosen === undefined && row !== undefined) setChosen(keyOfRow(row))
  const isDetailShown = row !== undefined && (isOpened || !isNarrow)
  const back = isNarrow ? () => setOpened(false) : undefined
  useCloseByBack(open && isNarrow && isDetailShown, () => setOpened(false))
  const choose = (next: EntryRow) => {
    setChosen(keyOfRow(next))
    setOpened(true)
  }
  return (
    <div ref={frame} className={styles.timeline}>
      <VersionList
        {...{ local, cloud, retry, filter, rows, sittings, read, words, choose, entries }}
        chosen={isNarrow ? undefined : row}
        isHidden={isNarrow && isDetailShown}
        onFilter={setFilter}
        onToggle={(sitting) => {
          const key = keyOfRow(sitting)
          setUnfolded(unfolded.symmetricDifference(new Set([key])))
          setChosen(unfolded.has(key) ? key : keyOfRow([sitting[0]]))
        }}
        close={isNarrow ? close : undefined}
      />
      {isDetailShown ? <EntryDetails key={keyOfRow(row)} {...{ row, read, words, back, close }} /> : null}
      {row === undefined && !isNarrow ? <NoVersion close={close} /> : null}
    </div>
  )
}

function useEntries({ versions }: LocalState, cloud: CloudState): readonly Entry[] {
  const timeline = cloud.at === 'read' ? cloud.timeline : undefined
  return useMemo(() => [...localEntries(versions ?? []), ...cloudEntries(timeline?.pushes ?? [])], [versions, timeline])
}

/** The rows with these sittings one by one, and the sittings by the keys of their first rows. */
function unfoldRows(rows: readonly EntryRow[], unfolded: ReadonlySet<string>) {
  const isUnfolded = (row: EntryRow) => unfolded.has(keyOfRow(row))
  return {
    rows: rows.flatMap((row) => (isUnfolded(row) ? row.map((entry): EntryRow => [entry]) : [row])),
    sittings: new Map(rows.filter(isUnfolded).map((sitting) => [keyOfRow([sitting[0]]), sitting])),
  }
}
