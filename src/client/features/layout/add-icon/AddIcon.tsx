import { type ComponentType, useId, useState } from 'react'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { RailLayout, type RailLayoutEntry, railPanel } from '../../../ui/components/rail-layout/RailLayout.tsx'
import { Tabs } from '../../../ui/components/tabs/Tabs.tsx'
import { TextField } from '../../../ui/components/text-field/TextField.tsx'
import { Select } from '../../../ui/form/choice/Select.tsx'
import { search } from '../../../ui/icons/home-paths.ts'
import styles from './AddIcon.module.css'
import { useMessages } from './messages.ts'
import { ComponentsTab } from './tabs/ComponentsTab.tsx'
import { CustomTab } from './tabs/CustomTab.tsx'
import type { ListProps } from './tabs/list-props.ts'
import { SitesTab } from './tabs/SitesTab.tsx'
import { type AddIconTab, addIconTab, useAddIconTab } from './tabs/tab-state.ts'
import { useComponents, useSites } from './tabs/use-catalogs.ts'
import { addGroup, useTargets } from './target.ts'

/** The categories of components and sites (spec section 3), with the icon and the catalog key of each. */
const CATEGORIES = [
  { number: 0, icon: 'grid', name: 'category.all' },
  { number: 2, icon: 'settings', name: 'category.system' },
  { number: 3, icon: 'bolt', name: 'category.tools' },
  { number: 4, icon: 'code', name: 'category.development' },
  { number: 5, icon: 'palette', name: 'category.design' },
  { number: 6, icon: 'sparkle', name: 'category.creative' },
  { number: 7, icon: 'gamepad', name: 'category.entertainment' },
] as const

const TABS: readonly AddIconTab[] = ['components', 'icons', 'custom']
const LISTS: Readonly<Record<Exclude<AddIconTab, 'custom'>, ComponentType<ListProps>>> = {
  components: ComponentsTab,
  icons: SitesTab,
}

/** The app that adds tiles: components, sites of the catalogue, icons of one's own. */
export default function AddIcon() {
  const messages = useMessages()
  const id = useId()
  const tab = useAddIconTab()
  const [filter, setFilter] = useState({ tab, category: 0, text: '' })
  const { category, text } = filter.tab === tab ? filter : { category: 0, text: '' } // each list starts unfiltered
  const [ownText, setOwnText] = useState('')
  const categories = useCategories(tab, category)
  const List = tab === 'custom' ? undefined : LISTS[tab]
  return (
    <RailLayout
      label={messages('categories')}
      entries={categories}
      current={category}
      onChange={(chosen) => setFilter({ tab, text, category: chosen })}
      bar={
        <>
          <div className={styles.views}>
            <Tabs
              id={id}
              label={messages('tabs')}
              tabs={TABS.map((one) => ({ id: one, name: messages(`tab.${one}`) }))}
              current={tab}
              onChange={(one) => {
                setOwnText('')
                addIconTab.setState(one, true)
              }}
            />
          </div>
          {tab === 'custom' ? null : (
            <TextField
              className={styles.search ?? ''}
              type="search"
              compact
              data-first-focus=""
              icon={search}
              label={messages(`search.${tab}`)}
              placeholder={messages(`search.${tab}`)}
              maxLength={2048} // addresses are pasted here, too
              value={text}
              onChange={({ currentTarget }) => setFilter({ tab, category, text: currentTarget.value })}
            />
          )}
          <Target />
        </>
      }
    >
      <div
        id={`${id}-panel`}
        className={List === undefined ? styles.own : railPanel}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
      >
        {List === undefined ? (
          <CustomTab text={ownText} />
        ) : (
          <List
            category={category}
            text={text}
            addOwn={(lookedFor) => {
              setOwnText(lookedFor)
              addIconTab.setState('custom', true)
            }}
          />
        )}
      </div>
    </RailLayout>
  )
}

/** The choice that makes a group; keys of targets have a space. */
const NEW_GROUP = 'new'

/** Chooses the group, or the folder that was asked for, to which new tiles are added. */
function Target() {
  const messages = useMessages()
  const { targets, chosen, choose } = useTargets()
  const options = targets.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <div className={styles.target}>
      <Select
        label={messages('addTo')}
        value={chosen?.key ?? ''}
        options={[...options, { value: NEW_GROUP, label: messages('newGroup') }]}
        onChange={(key) => (key === NEW_GROUP ? void addGroup() : choose(key))}
      />
    </div>
  )
}

/** The categories of a list with how many entries each has; empty ones are left out, except the chosen one. */
function useCategories(tab: AddIconTab, chosen: number): readonly RailLayoutEntry<number>[] {
  const text = useMessageByKey()
  const components = useComponents()
  const sites = useSites()
  if (tab === 'custom') return []
  const counts = tab === 'components' ? components.counts : sites.counts
  return CATEGORIES.filter(({ number }) => number === 0 || number === chosen || counts.has(number)).map(
    ({ number, icon, name }) => ({ id: number, icon, label: text(`add-icon.${name}`), count: counts.get(number) ?? 0 }),
  )
}
