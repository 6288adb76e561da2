import type { Poem } from '../../../shared/entities/daily-text.ts'
import { classes } from '../../kit/components.ts'
import { DailyTile } from '../../kit/live.ts'
import { messagesOf, useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import '../../kit/reading.ts'
import { dailyPoem } from './daily-poem.ts'
import { Ground } from './Ground.tsx'
import type zh from './locales/zh-CN.json'
import { excerptOf, isVertical, longestVerse, verseLimit, versesOf } from './model.ts'
import { useScript } from './script.ts'
import styles from './Tile.module.css'

const { useMessages } = messagesOf<keyof typeof zh>('gu-shi')

/** The beginning of the poem on its ink wash, in columns from the right or in lines; the smallest tile is a seal. */
export default function Tile({ rows, columns }: TileProps) {
  const language = useLanguage()
  return (
    <DailyTile text={dailyPoem}>
      {(stored, poem) => {
        // in a single column lines have no room, in a single row columns have none
        const vertical = rows > 1 && (columns === 1 || isVertical(stored.vertical, language))
        return (
          <div className={styles.tile} data-daily="">
            <Ground background={poem.background} quiet={columns < 4 || columns < 2 * rows} mirrored={!vertical} />
            {rows * columns === 1 ? <Mark /> : <Verses poem={poem} rows={rows} columns={columns} vertical={vertical} />}
          </div>
        )
      }}
    </DailyTile>
  )
}

function Mark() {
  return <b className={styles.mark}>{useMessages()('mark')}</b>
}

interface VersesProps {
  readonly poem: Poem
  readonly rows: number
  readonly columns: number
  readonly vertical: boolean
}

function Verses({ poem, rows, columns, vertical }: VersesProps) {
  const script = useScript()
  const verses = excerptOf(versesOf(poem.content), verseLimit(rows, columns, vertical))
  const hasSource = rows > 1 && columns > 1
  return (
    <div
      lang={script}
      className={classes(
        styles.verses,
        styles[script],
        vertical ? styles.vertical : styles.horizontal,
        !hasSource && styles.bare,
        columns > 2 && styles.roomy,
      )}
      style={{ '--rows': rows, '--columns': columns, '--length': longestVerse(verses), '--count': verses.length }}
    >
      {verses.map(({ text, mark }, at) => (
        // verses repeat within a poem, and never move
        // biome-ignore lint/suspicious/noArrayIndexKey: their place is their identity
        <p key={at}>{vertical ? text : text + mark}</p>
      ))}
      {hasSource ? (
        <p className={styles.source}>
          <span>{poem.origin.replace(/（.*/, '')}</span>
          <span className={styles.seal}>{poem.author}</span>
        </p>
      ) : null}
    </div>
  )
}
