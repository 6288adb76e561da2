import { classes, EmptyWindow } from '../../kit/components.ts'
import { bolt } from '../../kit/icons.ts'
import { askOnPress, FirstAsk, useAskedSource } from '../../kit/live.ts'
import { BlankTile } from './BlankTile.tsx'
import { lastFilms } from './document.ts'
import { useMessages } from './messages.ts'
import type { TileLayout } from './model.ts'
import { CinemaPicture } from './pictures/CinemaPicture.tsx'
import styles from './Tile.module.css'

const SOURCES = ['maizuo', 'maoyan'] as const

const ASKED = 'film'

const start = () => lastFilms.update((now) => ({ ...now, isStarted: true }))
const press = () => askOnPress(ASKED, start)

/** Those whom the server asks for films. */
function useSource(): string {
  const messages = useMessages()
  return SOURCES.map((one) => messages(`source.${one}`)).join(' / ')
}

/** A tile of the first desktop until films are pressed for: nobody is asked. */
export function FilmsAsk({ layout }: { readonly layout: TileLayout }) {
  const messages = useMessages()
  const source = useSource()
  const isShort = layout === 'upon'
  if (layout === 'poster' || layout === 'strip') return <BlankTile layout={layout} note={<AskLine />} />
  return (
    <div className={classes(styles.tile, !isShort && styles.beside)}>
      {isShort ? null : <CinemaPicture className={styles.poster} />}
      <div className={classes(styles.text, styles.before)}>
        <b className={styles.name}>{messages('name')}</b>
        <FirstAsk
          label={messages(isShort ? 'seeShort' : 'see')}
          source={source}
          asked={ASKED}
          isShort={true}
          className={styles.press}
          onPress={start}
        />
      </div>
    </div>
  )
}

function AskLine() {
  const messages = useMessages()
  return (
    <button type="button" className={styles.line} title={useAskedSource(useSource())} onClick={press}>
      {messages('seeShort')}
    </button>
  )
}

/** The window before films are pressed for. */
export function WindowAsk() {
  const messages = useMessages()
  return (
    <EmptyWindow
      title={messages('info')}
      hint={useAskedSource(useSource())}
      action={{ label: messages('see'), icon: bolt, run: press }}
    />
  )
}
