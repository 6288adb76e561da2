import { useRef, useState } from 'react'
import type { Place } from '../../../../shared/entities/weather.ts'
import { classes, Icon, lazy } from '../../../kit/components.ts'
import { location } from '../../../kit/icons.ts'
import { regainFocus } from '../../../kit/interaction.ts'
import type { TileProps } from '../../../kit/widget.ts'
import { askGrid, fittingChips, nameWidth } from '../kernel/ask-grid.ts'
import { useMessages } from '../messages.ts'
import { useAsked } from '../place/use-asked.ts'
import { useLocate } from '../place/use-locate.ts'
import { useOfferedCities } from '../place/use-offered-cities.ts'
import { showPlace } from '../show-place.ts'
import { Scene } from './Scene.tsx'
import styles from './TileAsk.module.css'

const PlacePopover = lazy(() => import('../place/PlacePopover.tsx'))

/** A tile without a place asks for one: with chips of cities where there is room, else as one button. */
export function TileAsk({ id, rows, columns }: TileProps) {
  const tile = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const choose = (place: Place) => {
    const article = tile.current?.closest('article')
    showPlace(id, place)
    regainFocus(() => article ?? null)
  }
  const isSmall = rows === 1 || columns === 1
  const more = { isOpen, open: () => setOpen(true) }
  return (
    <div ref={tile} className={classes(styles.ask, isSmall && styles.small)}>
      <Scene sky="clear" light="day" className={styles.sky} />
      {isSmall ? (
        <OneButton columns={columns} more={more} />
      ) : (
        <Question id={id} rows={rows} columns={columns} more={more} onChoose={choose} />
      )}
      {isOpen ? <PlacePopover id={id} anchor={tile} onChoose={choose} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

/** What opens all ways to a place. */
interface More {
  readonly isOpen: boolean
  readonly open: () => void
}

/** In one row or column of cells. */
function OneButton({ columns, more }: { readonly columns: number; readonly more: More }) {
  const messages = useMessages()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${messages('name')} ${messages('choose')}`}
      aria-haspopup="dialog"
      aria-expanded={more.isOpen}
      onClick={more.open}
    >
      <Icon path={location} size={22} />
      {columns > 1 && (
        <span className={styles.texts}>
          <b>{messages('name')}</b>
          <span>{messages('question')}</span>
        </span>
      )}
    </button>
  )
}

interface QuestionProps extends TileProps {
  readonly more: More
  readonly onChoose: (place: Place) => void
}

function Question({ id, rows, columns, more, onChoose }: QuestionProps) {
  const messages = useMessages()
  const grid = askGrid(rows, columns)
  const chips = fittingChips(useOfferedCities(), grid, ({ name }) => nameWidth(name))
  const asked = useAsked(columns < 4 ? 'asksShort' : 'asks')
  const sentence = useAsked('asks')
  return (
    <>
      <h3>{messages('name')}</h3>
      <p>{messages('question')}</p>
      <small title={sentence}>{asked}</small>
      <ul
        className={classes(styles.chips, grid.rows === 1 && styles.single)}
        aria-label={messages('cities')}
        style={{ gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))` }}
      >
        {chips.map(({ of: { id: city, name, place }, span }) => (
          <li key={city} style={{ gridColumn: `span ${span}` }}>
            <button type="button" title={name} onClick={() => onChoose(place)}>
              {name}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.more}
            aria-haspopup="dialog"
            aria-expanded={more.isOpen}
            onClick={more.open}
          >
            {messages('more')}
          </button>
        </li>
      </ul>
      <Locate id={id} />
    </>
  )
}

/** Asks where the user is. */
function Locate({ id }: { readonly id: string }) {
  const messages = useMessages()
  const { isLocating, run } = useLocate(id)
  return (
    <button
      type="button"
      className={styles.locate}
      aria-label={messages('locate')}
      title={messages('locate')}
      aria-busy={isLocating}
      onClick={() => (isLocating ? undefined : void run())}
    >
      <Icon path={location} size={16} />
    </button>
  )
}
