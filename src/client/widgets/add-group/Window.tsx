import { useRef, useState } from 'react'
import { Button, Empty, Failed, RailLayout, railPanel, SearchField, Segments } from '../../kit/components.ts'
import { useNarrower } from '../../kit/interaction.ts'
import { GroupCard } from './GroupCard.tsx'
import { GroupPane } from './GroupPane.tsx'
import { useMessages } from './messages.ts'
import { ORDERS, type Order, type Section, SUBJECTS } from './model.ts'
import { OwnGroup } from './OwnGroup.tsx'
import { useOffers } from './use-offers.ts'
import styles from './Window.module.css'

/** The sections' icons, by their names in the icon set. */
const ICONS: Readonly<Record<Section, string>> = {
  ...{ all: 'grid', 1: 'book', 2: 'window', 3: 'palette', 4: 'coffee', 5: 'film', 6: 'star', 7: 'code', 8: 'bolt' },
  ...{ everyone: 'user', own: 'send' },
}
const SECTIONS: readonly Section[] = ['all', ...SUBJECTS, 'everyone', 'own']
/** Below it there is room for the list or for what is open. */
const NARROW_PX = 820

/** Groups to add: those of this build by subject, then those that users share; beside them what is chosen, as a page. */
export default function Window() {
  const messages = useMessages()
  const window = useRef<HTMLDivElement>(null)
  const [section, setSection] = useState<Section>('all')
  const [order, setOrder] = useState<Order>('hot')
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string>()
  const isNarrow = useNarrower(window, NARROW_PX)
  const { groups, at, more, reload, count } = useOffers(section, order, query)
  const shown = groups.find(({ id }) => id === chosen) ?? (isNarrow ? undefined : groups[0])
  const pane = shown && (
    <GroupPane key={shown.id} group={shown} onBack={isNarrow ? () => setChosen(undefined) : undefined}>
      <OwnGroup group={shown} onChanged={reload} />
    </GroupPane>
  )
  return (
    <div ref={window} className={styles.window}>
      {isNarrow && pane ? (
        pane
      ) : (
        <RailLayout
          label={messages('subjects')}
          entries={SECTIONS.map((id) => ({
            ...{ id, icon: ICONS[id], label: messages(`section.${id}`), isApart: id === 'everyone' },
            ...(id === 'everyone' || id === 'own' ? {} : { count: count(id) }),
          }))}
          current={section}
          onChange={setSection}
        >
          <div className={styles.columns}>
            <div className={styles.list}>
              <header className={styles.bar}>
                <Segments
                  aria-label={messages('order')}
                  value={order}
                  options={ORDERS.map((value) => ({ value, label: messages(`order.${value}`) }))}
                  onChange={setOrder}
                />
                <span className={styles.search}>
                  <SearchField label={messages('search')} maxLength={40} onSearch={setQuery} compact />
                </span>
              </header>
              <div className={railPanel} aria-busy={at === 'loading'}>
                {at === 'failed' && (
                  <Failed title={messages('failed')} action={{ label: messages('retry'), run: reload }} />
                )}
                {at === 'there' && groups.length === 0 && <Empty title={messages(emptyKey(section, query))} />}
                <ul className={styles.cards}>
                  {groups.map((group) => (
                    <GroupCard
                      key={group.id}
                      group={group}
                      isShown={group === shown}
                      onShow={() => setChosen(group.id)}
                    />
                  ))}
                </ul>
                {more && (
                  <span className={styles.more}>
                    <Button onClick={more}>{messages('more')}</Button>
                  </span>
                )}
              </div>
            </div>
            {!isNarrow && <aside className={styles.side}>{pane}</aside>}
          </div>
        </RailLayout>
      )}
    </div>
  )
}

function emptyKey(section: Section, query: string) {
  if (query !== '') return 'notFound'
  return section === 'everyone' || section === 'own' ? (`empty.${section}` as const) : 'notFound'
}
