import type { ReactNode } from 'react'
import type { Place } from '../../../../shared/entities/weather.ts'
import { classes, Icon } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { cloud } from '../../../kit/icons.ts'
import { weatherPlaces } from '../document.ts'
import { sunOffset, tileLayout } from '../model.ts'
import { useLight } from '../use-light.ts'
import { useTexts } from '../use-texts.ts'
import { Scene } from './Scene.tsx'
import styles from './TileContent.module.css'

interface TileEmptyProps {
  readonly rows: number
  readonly columns: number
  readonly place: Place
  /** Why there is no weather. */
  readonly note: ReactNode
  readonly action?: ReactNode
}

/** A place whose weather is not known: a bare sky, a dash for the figure, and why. */
export function TileEmpty({ rows, columns, place, note, action }: TileEmptyProps) {
  const { placeName } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  const { kind } = tileLayout(rows, columns)
  const light = useLight(place, sunOffset(place))
  const name = placeName(place)
  const isSmall = kind === 'cell' || kind === 'row' || kind === 'column'
  const dash = (
    <span className={styles.degrees} aria-hidden="true">
      —
    </span>
  )
  return (
    <div className={classes(styles.face, styles[kind], light === 'night' && styles.night, styles.empty)}>
      <Scene sky="clear" light={light} className={styles.scene} />
      {isSmall ? (
        <>
          <Icon path={cloud} size={24} className={styles.icon} />
          <span className={styles.texts}>
            {kind !== 'cell' && <small title={name}>{name}</small>}
            {kind !== 'row' && dash}
            <small className={styles.reason}>{note}</small>
          </span>
        </>
      ) : (
        <div className={styles.now}>
          <b className={styles.place} title={name}>
            {name}
          </b>
          {dash}
          <span className={styles.foot}>
            <span>{note}</span>
            {action}
          </span>
        </div>
      )}
    </div>
  )
}
