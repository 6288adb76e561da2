import { useEffect, useState } from 'react'
import type { Item } from '../../../../../shared/entities/item.ts'
import { loadShowcases } from '../../../../core/contribute/loaders.ts'
import type { Showcase } from '../../../../core/contribute/showcase.ts'
import { useMessageByKey } from '../../../../core/text/i18n.ts'
import { Empty } from '../../../../ui/components/state/State.tsx'
import { useOfferedSources } from '../../../data/live-data/lazy.ts'
import { useEntryFilter } from '../../../shell/local-search/lazy.ts'
import styles from '../AddIcon.module.css'
import { ComponentCard } from '../cards/ComponentCard.tsx'
import { useMessages } from '../messages.ts'
import { findableWidget, inCategory } from '../model.ts'
import { useWhereabouts } from '../presence.ts'
import type { ListProps } from './list-props.ts'
import { useComponents } from './use-catalogs.ts'

/** The official components, each as it looks on the current wallpaper. */
export function ComponentsTab({ category, text }: ListProps) {
  const messages = useMessages()
  const textOf = useMessageByKey()
  const { widgets } = useComponents()
  const showcases = useShowcases()
  const offered = useOfferedSources()
  const presenceOf = useWhereabouts(componentOf)
  const listed = inCategory(widgets, category).map((widget) => ({ widget, ...findableWidget(widget.id, textOf) }))
  const found = useEntryFilter(listed, text)
  if (found.length === 0)
    return <Empty fit="page" drawing="search" title={messages('noComponent', { text: text.trim() })} />
  return (
    <ul className={styles.components}>
      {found.map(({ widget }) => (
        <li key={widget.id}>
          <ComponentCard
            widget={widget}
            showcase={showcases?.find((one) => one.widget === widget.id)}
            isLoading={showcases === undefined}
            presence={presenceOf(widget.id)}
            offered={offered}
          />
        </li>
      ))}
    </ul>
  )
}

const componentOf = ({ component = '' }: Item): string => component

/** The showcases of all widgets; undefined while they are loading, none where they cannot be loaded. */
function useShowcases(): readonly Showcase[] | undefined {
  const [showcases, setShowcases] = useState<readonly Showcase[]>()
  useEffect(() => {
    // they are loaded with the list
    let isCurrent = true
    loadShowcases().then(
      (loaded) => isCurrent && setShowcases(loaded),
      () => isCurrent && setShowcases([]),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return showcases
}
