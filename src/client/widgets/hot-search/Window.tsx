import { HOT_BOARDS, type HotBoard } from '../../../shared/entities/hot-search.ts'
import { Empty, IconButton, RailLayout, railPanel, Skeleton, SkeletonGroup } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { refresh as refreshIcon } from '../../kit/icons.ts'
import { Age, LiveContent, useLive } from '../../kit/live.ts'
import type { AppProps } from '../../kit/widget.ts'
import { selection } from './document.ts'
import { liveBoards } from './live-boards.ts'
import { useMessages } from './messages.ts'
import { boardOf, isStarted, select } from './model.ts'
import { Rows } from './Rows.tsx'
import { BoardAsk } from './tile/BoardAsk.tsx'
import styles from './Window.module.css'

/** All boards; the chosen one with its first twenty rows. What is chosen is what the tile shows. */
export default function Window({ subject }: AppProps) {
  const messages = useMessages()
  const board = useDocument(selection, (now) => boardOf(now, subject))
  const mayAsk = useDocument(selection, (now) => isStarted(now, subject))
  const title = messages('title', { board: messages(`board.${board}`) })
  return (
    <RailLayout
      label={messages('boards')}
      entries={HOT_BOARDS.map((id) => ({ id, label: messages(`board.${id}`) }))}
      current={board}
      onChange={(next) => selection.update((now) => select(now, subject, next))}
      bar={
        <div className={styles.bar}>
          <h2>{title}</h2>
          {mayAsk ? <Refresh board={board} /> : null}
        </div>
      }
    >
      {mayAsk ? (
        <Board key={board} board={board} />
      ) : (
        <section className={railPanel}>
          <BoardAsk id={subject} board={board} look="window" />
        </section>
      )}
    </RailLayout>
  )
}

interface BoardProps {
  readonly board: HotBoard
}

function Refresh({ board }: BoardProps) {
  const messages = useMessages()
  const { value, at, fault, isAsking, refresh } = useLive(liveBoards, board)
  return (
    <>
      {value === undefined ? null : <Age at={at} fault={fault} />}
      <IconButton icon={refreshIcon} label={messages('refresh')} disabled={isAsking} onClick={refresh} />
    </>
  )
}

function Board({ board }: BoardProps) {
  const messages = useMessages()
  const live = useLive(liveBoards, board)
  return (
    <section className={railPanel} aria-busy={live.value === undefined && live.isAsking}>
      <LiveContent live={live} fit="page" waiting={<Waiting />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={messages('empty')} fit="page" action={{ label: messages('refresh'), run: live.refresh }} />
          ) : (
            <Rows rows={rows} look="window" />
          )
        }
      </LiveContent>
    </section>
  )
}

function Waiting() {
  return (
    <SkeletonGroup>
      {HOT_BOARDS.map((id, index) => (
        <Skeleton key={id} width={`${80 - ((index * 17) % 40)}%`} height={16} style={{ marginBlock: 12 }} />
      ))}
    </SkeletonGroup>
  )
}
