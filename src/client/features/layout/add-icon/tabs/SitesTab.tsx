import { memo } from 'react'
import type { SiteItem } from '../../../../../shared/api/site.ts'
import type { Item } from '../../../../../shared/entities/item.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { ListRowButton } from '../../../../ui/components/list-row/ListRow.tsx'
import { Empty } from '../../../../ui/components/state/State.tsx'
import { Art } from '../../../../ui/components/tile-frame/TileFrame.tsx'
import { check, plus } from '../../../../ui/icons/paths.ts'
import { hostOf, itemFace } from '../../../data/home/index.ts'
import { newTileLocation } from '../../../data/home/lazy.ts'
import { findableSite, tileOfSite } from '../../../data/site-catalog/lazy.ts'
import { useEntryFilter } from '../../../shell/local-search/lazy.ts'
import styles from '../AddIcon.module.css'
import { addNewTile } from '../add/add-new-tile.ts'
import { countSite } from '../add/count-added.ts'
import { useMessages } from '../messages.ts'
import { inCategory } from '../model.ts'
import { type Presence, useWhereabouts } from '../presence.ts'
import type { ListProps } from './list-props.ts'
import { useSites } from './use-catalogs.ts'

/** The site catalogue: one click adds an icon. */
export function SitesTab({ category, text, addOwn }: ListProps) {
  const messages = useMessages()
  const { sites } = useSites()
  const presenceOf = useWhereabouts(hostOfTile)
  const listed = inCategory(sites ?? [], category).map((site) => ({ site, ...findableSite(site) }))
  const found = useEntryFilter(listed, text)
  if (sites === undefined) return null
  if (found.length === 0) {
    return (
      <Empty
        fit="page"
        drawing="search"
        title={messages('noSite', { text: text.trim() })}
        action={{ label: messages('addOwn'), run: () => addOwn(text.trim()) }}
      />
    )
  }
  return (
    <ul className={styles.sites}>
      {found.map(({ site }) => (
        <li key={site.id}>
          <SiteButton site={site} {...presenceOf(hostOf(site.url))} />
        </li>
      ))}
    </ul>
  )
}

const hostOfTile = ({ url = '' }: Item): string => hostOf(url)

interface SiteProps extends Presence {
  readonly site: SiteItem
}

const SiteButton = memo(({ site, isAdded, elsewhere }: SiteProps) => {
  const messages = useMessages()
  const tile = tileOfSite(site)
  const host = hostOf(site.url)
  const add = () => {
    if (addNewTile(tile, newTileLocation.getState()) !== undefined) countSite(site.id)
  }
  return (
    <ListRowButton
      className={styles.site}
      title={elsewhere === undefined ? undefined : host}
      onClick={add}
      picture={
        <span className={styles.icon}>
          <Art face={itemFace({ ...tile, id: site.id })} label={site.name} lazy />
        </span>
      }
      label={site.name}
      note={elsewhere ?? host}
      end={
        <span
          className={styles.mark}
          role="img"
          aria-label={messages(isAdded ? 'isAdded' : 'add')}
          data-added={isAdded || undefined}
        >
          <Icon path={isAdded ? check : plus} size={16} />
        </span>
      }
    />
  )
})
