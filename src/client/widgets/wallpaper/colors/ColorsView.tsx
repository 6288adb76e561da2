import { useEffect, useState } from 'react'
import type { NamedColor } from '../../../../shared/entities/named-color.ts'
import { ColorField, Empty, railPanel, TextField } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { search } from '../../../kit/icons.ts'
import {
  applyWallpaper,
  type ColorCatalog,
  colorName,
  entryOfGradient,
  entryOfPaint,
  loadColors,
  shownWallpaper,
  wallpaperSettings,
} from '../../../kit/media.ts'
import { useEntryFilter, useLanguage } from '../../../kit/text.ts'
import gallery from '../Gallery.module.css'
import { useMessages } from '../messages.ts'
import { WallpaperCell } from '../WallpaperCell.tsx'
import { ColorDetails } from './ColorDetails.tsx'
import styles from './ColorsView.module.css'
import { findableColor } from './model.ts'
import { OwnGradient } from './OwnGradient.tsx'

/** Gradients and named colours; a colour and a gradient of one's own. */
export function ColorsView() {
  const messages = useMessages()
  const language = useLanguage()
  const [catalog, setCatalog] = useState<ColorCatalog>()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<NamedColor>()
  useEffect(() => {
    // the colours are a file of the build
    void loadColors().then(setCatalog, () => {})
  }, [])
  const listed = (catalog?.colors ?? []).map((color) => ({ color, ...findableColor(color) }))
  const colors = useEntryFilter(listed, text)
  return (
    <>
      <div className={styles.bar}>
        <TextField
          type="search"
          compact
          icon={search}
          label={messages('findColor')}
          placeholder={messages('findColor')}
          maxLength={40}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div className={railPanel} aria-busy={catalog === undefined}>
        {text.trim() === '' && catalog !== undefined && (
          <>
            <OwnColor />
            <h3 className={styles.title}>{messages('ownGradient')}</h3>
            <OwnGradient />
            <h3 className={styles.title}>{messages('gradients')}</h3>
            <ul className={gallery.grid}>
              {catalog.gradients.map((one) => {
                const entry = entryOfGradient(one, catalog.colors, language)
                return (
                  <li key={entry.wallpaperBg}>
                    <WallpaperCell entry={entry} isOwn={false} />
                  </li>
                )
              })}
            </ul>
            <h3 className={styles.title}>{messages('namedColors', { count: catalog.colors.length })}</h3>
          </>
        )}
        {catalog !== undefined && colors.length === 0 && (
          <Empty fit="page" drawing="search" title={messages('noColor')} />
        )}
        <ul className={styles.swatches}>
          {colors.map(({ color }) => (
            <li key={color.zh}>
              <button type="button" aria-pressed={color.zh === chosen?.zh} onClick={() => setChosen(color)}>
                <i style={{ background: color.hex }} />
                <b>{colorName(color, language)}</b>
                <small>{color.hex}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {chosen === undefined ? null : <ColorDetails color={chosen} />}
    </>
  )
}

/** Any colour as the wallpaper. */
function OwnColor() {
  const messages = useMessages()
  const value = useDocument(wallpaperSettings, (now) => {
    const { wallpaperType, wallpaperBg } = shownWallpaper(now)
    return wallpaperType === 0 && wallpaperBg.startsWith('#') ? wallpaperBg : '#006661'
  })
  const apply = (css: string) => applyWallpaper(entryOfPaint(css, '', css))
  return <ColorField label={messages('ownColor')} value={value} onChange={apply} />
}
