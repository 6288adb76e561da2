import { type CSSProperties, memo } from 'react'
import type { ThemeLook } from '../../../../../shared/entities/theme.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { PagePicture, useMiniUrl } from '../../../look/wallpaper/lazy.ts'
import { type Box, sketchLandscape, sketchPortrait } from './model.ts'
import styles from './ThemeSketch.module.css'
import { sketchStyle, useSketchLook } from './use-sketch-look.ts'

interface ThemeSketchProps {
  readonly look: ThemeLook
  /** An upright page. */
  readonly portrait?: boolean
  /** The address of a small picture that stands for the wallpaper, where that is not of this device. */
  readonly picture?: string | undefined
  readonly className?: string | undefined
}

/** The colours of what stands on a sketched page: these of no site in particular. */
const COLORS = [
  ...['#1f74f0', '#f4719b', '#f7f9f9', '#f23a4e', '#fa6a1e', '#2c9a3f', '#2a9be8', '#242a30'],
  ...['#4a64f2', '#f7f9f9', '#de382f', '#f6c62a', '#1f74f0', '#f4719b', '#f7f9f9', '#f23a4e'],
]
const DOCKED = ['#f2bf4b', '#c8452f', '#f7f9f9', '#d9537a', '#ee6a3c', '#93b4b8', '#0c625d', '#7a60cc', '#5f6cc4']
/** What is drawn on them, by turns. */
const MARKS = [styles.disc, styles.square, styles.triangle]

/** A page in a theme as a small picture that is drawn from its values alone; decoration, whose card has the name. */
export const ThemeSketch = memo(function ThemeSketch({ look, portrait, picture, className }: ThemeSketchProps) {
  const { values, light, text, wallpaper } = useSketchLook(look)
  const mini = useMiniUrl(wallpaper.at === 'reference' ? wallpaper.name : '')
  const src = picture ?? mini
  const still =
    wallpaper.at === 'paint' && picture === undefined
      ? ({ at: 'color', css: wallpaper.css } as const)
      : src === ''
        ? ({ at: 'color', css: 'var(--gk-wall)' } as const)
        : ({ at: 'image', src } as const)
  const sketch = portrait ? sketchPortrait(values) : sketchLandscape(values)
  const units = { '--unit': `calc(100cqw / ${sketch.width})`, aspectRatio: `${sketch.width} / ${sketch.height}` }
  return (
    <PagePicture
      still={still}
      mask={0}
      className={classes(styles.sketch, className)}
      style={{ ...units, ...sketchStyle(values) }}
      data-theme={light}
      data-wallpaper-text={text}
      data-one-ground={values.icon.isIconGlobalBg || undefined}
      aria-hidden="true"
    >
      {sketch.clock && <span className={styles.clock} style={{ '--y': sketch.clock.y, '--size': sketch.clock.size }} />}
      {sketch.search && (
        <span className={styles.search} style={place(sketch.search)}>
          <i />
        </span>
      )}
      {sketch.plates.map((box, at) => (
        <span key={box.x} className={styles.plate} style={place(box)}>
          {at === 0 ? <Day /> : <List />}
        </span>
      ))}
      {sketch.icons.map((box, at) => (
        <span
          key={`${box.x} ${box.y}`}
          className={classes(styles.icon, MARKS[at % MARKS.length])}
          style={{ ...place(box), '--color': COLORS[at % COLORS.length] }}
        />
      ))}
      {sketch.sidebar && <Sidebar box={sketch.sidebar} />}
      {sketch.dock && <span className={styles.dock} style={place(sketch.dock)} />}
      {sketch.docked.map((box, at) => (
        <span
          key={box.x}
          className={classes(styles.icon, styles.docked)}
          style={{ ...place(box), '--color': DOCKED[at % DOCKED.length] }}
        />
      ))}
    </PagePicture>
  )
})

const rounded = (value: number) => Number(value.toFixed(2))

const place = ({ x, y, w, h, r }: Box): CSSProperties => ({
  '--x': rounded(x),
  '--y': rounded(y),
  '--w': rounded(w),
  '--h': rounded(h),
  '--r': rounded(r),
})

const Day = () => (
  <>
    <b className={styles.weekday} />
    <span className={styles.day} />
  </>
)

const List = () => (
  <span className={styles.list}>
    <i />
    <i />
    <i />
  </span>
)

const Sidebar = ({ box }: { readonly box: Box }) => (
  <span className={styles.sidebar} style={place(box)}>
    <i />
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
)
