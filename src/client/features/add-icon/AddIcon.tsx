import { type ComponentType, useId, useState } from 'react'
import { useMessageByKey } from '../../core/i18n.ts'
import { NamedIcon } from '../../ui/components/icon/NamedIcon.tsx'
import { TextField } from '../../ui/components/text-field/TextField.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { search } from '../../ui/icons/home-paths.ts'
import { roving } from '../../ui/input/roving.ts'
import styles from './AddIcon.module.css'
import { ComponentsTab } from './ComponentsTab.tsx'
import { CustomTab } from './CustomTab.tsx'
import { CATEGORIES } from './categories.ts'
import type { ListProps } from './list-props.ts'
import { useMessages } from './messages.ts'
import { SitesTab } from './SitesTab.tsx'
import { type AddIconTab, addIconTab, useAddIconTab } from './tab-state.ts'
import { addGroup, useTargets } from './target.ts'
import { useComponents, useSites } from './use-catalogs.ts'

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
  const List = tab === 'custom' ? undefined : LISTS[tab]
  return (
    <div className={styles['app']}>
      <div className={styles['columns']}>
        {tab === 'custom' ? null : (
          <Rail tab={tab} category={category} onChange={(chosen) => setFilter({ tab, text, category: chosen })} />
        )}
        <div className={styles['main']}>
          <header className={styles['bar']}>
            <div className={styles['tabs']} role="tablist" aria-label={messages('tabs')} onKeyDown={roving('row')}>
              {TABS.map((one) => (
                <button
                  key={one}
                  id={`${id}-${one}`}
                  type="button"
                  role="tab"
                  data-focus-stop=""
                  tabIndex={one === tab ? 0 : -1}
                  aria-selected={one === tab}
                  aria-controls={`${id}-panel`}
                  onClick={() => {
                    setOwnText('')
                    addIconTab.setState(one, true)
                  }}
                >
                  {messages(`tab.${one}`)}
                </button>
              ))}
            </div>
            {tab === 'custom' ? null : (
              <TextField
                className={styles['search'] ?? ''}
                type="search"
                compact
                icon={search}
                label={messages(`search.${tab}`)}
                placeholder={messages(`search.${tab}`)}
                maxLength={2048} // addresses are pasted here, too
                value={text}
                onChange={({ currentTarget }) => setFilter({ tab, category, text: currentTarget.value })}
              />
            )}
            <Target />
          </header>
          <div id={`${id}-panel`} className={styles['panel']} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
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
        </div>
      </div>
    </div>
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
    <div className={styles['target']}>
      <Select
        label={messages('addTo')}
        value={chosen?.key ?? ''}
        options={[...options, { value: NEW_GROUP, label: messages('newGroup') }]}
        onChange={(key) => (key === NEW_GROUP ? void addGroup() : choose(key))}
      />
    </div>
  )
}

interface RailProps {
  readonly tab: Exclude<AddIconTab, 'custom'>
  readonly category: number
  readonly onChange: (category: number) => void
}

/** The categories with how many entries each has; empty ones are left out. */
function Rail({ tab, category, onChange }: RailProps) {
  const messages = useMessages()
  const text = useMessageByKey()
  const components = useComponents()
  const sites = useSites()
  const counts = tab === 'components' ? components.counts : sites.counts
  return (
    <nav className={styles['rail']} aria-label={messages('categories')} onKeyDown={roving('column')}>
      {CATEGORIES.filter(({ number }) => number === 0 || number === category || counts.has(number)).map(
        ({ number, icon, name }) => (
          <button
            key={number}
            type="button"
            data-focus-stop=""
            tabIndex={number === category ? 0 : -1}
            aria-current={number === category ? 'true' : undefined}
            onClick={() => onChange(number)}
          >
            <NamedIcon name={icon} size={18} />
            <span>{text(`add-icon.${name}`)}</span>
            <em>{counts.get(number) ?? 0}</em>
          </button>
        ),
      )}
    </nav>
  )
}
