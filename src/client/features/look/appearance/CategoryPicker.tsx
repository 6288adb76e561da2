import { useEffect, useId, useState } from 'react'
import { useDocument } from '../../../core/documents/use-document.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { Chips } from '../../../ui/form/choice/Chips.tsx'
import { type ControlProps, Row } from '../../../ui/form/Row.tsx'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { type Category, providers } from '../wallpaper-picker/lazy.ts'
import { useMessages } from './messages.ts'

/** The chip that stands for every category. */
const ALL = ''

const toOption = ({ id, name }: Category) => ({ value: id, label: name })

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
        <Chips
          aria-labelledby={id}
          options={[{ value: ALL, label: messages('allCategories') }, ...categories.map(toOption)]}
          isChosen={(category) => (category === ALL ? isAll : !isAll && value.includes(category))}
          onPress={(category) => (category === ALL ? onChange([]) : toggle(category))}
        />
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
