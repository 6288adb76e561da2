import { useId, useRef } from 'react'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { PictureCells } from '../../../ui/form/choice/PictureCells.tsx'
import { type ControlProps, Row } from '../../../ui/form/Row.tsx'
import { useGlassState } from '../../../ui/glass/glass-state.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { chooseTheme, THEME_CHOICES, themeChoiceOf } from '../dark-mode/lazy.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { shownName, useWallpaperPreview, withMaskOf } from '../wallpaper/lazy.ts'
import { DeskThumbnail } from './DeskThumbnail.tsx'
import styles from './ThemePicker.module.css'

const COLUMNS = THEME_CHOICES.length

/** Light, dark or as the system: each as a picture of the page with the present wallpaper. */
export function ThemePicker({ label }: Pick<ControlProps<boolean>, 'label'>) {
  const id = useId()
  const text = useMessageByKey()
  const cells = useRef<HTMLDivElement>(null)
  const choice = useDocument(themeSettings, themeChoiceOf)
  const choose = (next: typeof choice) => {
    const pictures = cells.current?.querySelectorAll('label') ?? []
    void chooseTheme(next, pictures[THEME_CHOICES.indexOf(next)])
  }
  const pictures = {
    light: <Thumbnail theme="light" />,
    dark: <Thumbnail theme="dark" />,
    system: (
      <>
        <Thumbnail theme="light" />
        <span className={styles.half}>
          <Thumbnail theme="dark" />
        </span>
      </>
    ),
  }
  return (
    <Row
      label={label}
      labelId={id}
      onReset={choice === 'system' ? undefined : () => choose('system')}
      below={
        <div ref={cells}>
          <PictureCells
            labelledBy={id}
            columns={COLUMNS}
            shape="wide"
            value={choice}
            onChange={choose}
            options={THEME_CHOICES.map((value) => {
              const name = text(`appearance.theme.${value}`)
              return {
                value,
                label: name,
                picture: pictures[value],
                caption: <span className={styles.name}>{name}</span>,
              }
            })}
          />
        </div>
      }
    />
  )
}

function Thumbnail({ theme }: { readonly theme: 'light' | 'dark' }) {
  const still = useWallpaperPreview(undefined, theme)
  const values = useDocument(wallpaperSettings, (now) => now)
  const { wallpaperText } = useGlassState()
  const isBundled = shownName(values, theme).startsWith('genkan:')
  const text = theme === 'dark' ? 'paper' : isBundled ? 'ink' : wallpaperText
  return <DeskThumbnail theme={theme} still={still} text={text} mask={withMaskOf(values, theme).wallpaperMask} />
}
