import { useRef } from 'react'
import { HOT_BOARDS } from '../../../shared/entities/hot-search.ts'
import { Empty, IconButton, RailLayout, railPanel, Skeleton, SkeletonGroup } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { refresh as refreshIcon } from '../../kit/icons.ts'
import { Age, LiveContent, useLive } from '../../kit/live.ts'
import type { AppProps } from '../../kit/widget.ts'
import { selection } from './document.ts'
import { liveBoards } from './live-boards.ts'
import { useMessages } from './messages.ts'
import { boardOf, select } from './model.ts'
import { Rows } from './Rows.tsx'
import styles from './Window.module.css'

/** All boards; the chosen one with its first twenty rows. What is chosen is what the tile shows. */
export default function Window({ subject }: AppProps) {
  const messages = useMessages()
  const panel = useRef<HTMLElement>(null)
  const board = useDocument(selection, (now) => boardOf(now, subject))
  const live = useLive(liveBoards, board)
  const { value, at, fault, isAsking, refresh } = live
  return (
    <RailLayout
      label={messages('boards')}
      entries={HOT_BOARDS.map((id) => ({ id, label: messages(`board.${id}`) }))}
      current={board}
      onChange={(next) => {
        selection.update((now) => select(now, subject, next))
        panel.current?.scrollTo(0, 0)
      }}
      bar={
        <div className={styles.bar}>
          <h2>{messages('title', { board: messages(`board.${board}`) })}</h2>
          {value === undefined ? null : <Age at={at} fault={fault} />}
          <IconButton icon={refreshIcon} label={messages('refresh')} disabled={isAsking} onClick={refresh} />
        </div>
      }
    >
      <section ref={panel} className={railPanel} aria-busy={value === undefined && isAsking}>
        <LiveContent live={live} fit="page" waiting={<Waiting />}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={messages('empty')} fit="page" />
            ) : (
              <Rows rows={rows} isWide={true} isLarge={true} />
            )
          }
        </LiveContent>
      </section>
    </RailLayout>
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
