import { useEffect, useId, useState } from 'react'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { type ControlProps, Row } from '../../../ui/form/Row.tsx'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { type Category, providers } from '../wallpaper-picker/lazy.ts'
import styles from './CategoryPicker.module.css'
import { useMessages } from './messages.ts'

/** The categories of the chosen source, any number of them; none is all. Sources without categories have no row. */
export function CategoryPicker({ label, hint, value, onChange, onReset }: ControlProps<readonly string[]>) {
  const messages = useMessages()
  const id = useId()
  const categories = useCategories()
  if (categories.length === 0) return null
  const chosen = categories.filter((one) => value.includes(one.id))
  const isAll = chosen.length === 0 || chosen.length === categories.length
  const toggle = (category: string) =>
    onChange(value.includes(category) ? value.filter((one) => one !== category) : [...value, category])
  return (
    <Row
      label={label}
      hint={hint}
      labelId={id}
      onReset={onReset}
      below={
        <fieldset className={styles.chips} aria-labelledby={id}>
          <button type="button" aria-pressed={isAll} onClick={() => onChange([])}>
            {messages('allCategories')}
          </button>
          {categories.map(({ id: category, name }) => (
            <button
              key={category}
              type="button"
              aria-pressed={!isAll && value.includes(category)}
              onClick={() => toggle(category)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      }
    />
  )
}

/** The categories of the source of automatic wallpapers; none while they load. */
function useCategories(): readonly Category[] {
  const source = useDocument(wallpaperSettings, (now) => now.autoWallpaperSource)
  const key = `${source} ${useLanguage()}`
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly list: readonly Category[] }>({ key, list: [] })
  useEffect(() => {
    // the answer comes from outside of React
    const controller = new AbortController()
    const provider = providers.find(({ id }) => id === source)
    provider?.categories?.(controller.signal).then(
      (list) => controller.signal.aborted || setLoaded({ key, list }),
      () => {}, // without categories all are taken
    )
    return () => controller.abort()
  }, [source, key])
  return loaded.key === key ? loaded.list : []
}
