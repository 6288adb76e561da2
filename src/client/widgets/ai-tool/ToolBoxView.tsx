import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { Button, Empty, RailLayout, railPanel, Segments, TextField } from '../../kit/components.ts'
import { plus, search } from '../../kit/icons.ts'
import { regainFocus } from '../../kit/interaction.ts'
import { useEntryFilter } from '../../kit/text.ts'
import { addTool } from './actions.ts'
import { ToolList } from './cards/ToolList.tsx'
import { toolBox } from './document.ts'
import { useMessages } from './messages.ts'
import { CATEGORIES, type Category, findableTool, OPEN_IN, toolsIn } from './model.ts'
import styles from './ToolBoxView.module.css'
import type { Tools } from './use-tools.ts'

const ICONS: Readonly<Record<Category, string>> = {
  all: 'grid',
  favorites: 'star',
  chat: 'chat',
  search: 'search',
  office: 'book',
  image: 'image',
  video: 'film',
  audio: 'music',
  code: 'code',
  own: 'edit',
}

/** The tools by what they are for, a search over them, and where they open. */
export function ToolBoxView({ box, tools, favorites, initial }: Tools) {
  const messages = useMessages()
  const id = useId()
  const [category, setCategory] = useState<Category>('all')
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const inCategory = toolsIn(category, tools, favorites)
  const listed = inCategory.map((tool) => ({ tool, ...findableTool(tool) }))
  const found = useEntryFilter(listed, text).map(({ tool }) => tool)
  const panel = useRef<HTMLDivElement>(null)
  const focusedCard = useRef(0)
  const before = useRef({ count: found.length, text })
  useEffect(() => {
    // a card that is deleted, or no favorite any more, takes the focus with it
    const isRemoved = before.current.text === text && found.length < before.current.count
    before.current = { count: found.length, text }
    if (isRemoved) regainFocus(() => cardAt(panel.current, focusedCard.current))
  }, [found.length, text])
  return (
    <RailLayout
      label={messages('categories')}
      entries={CATEGORIES.map((id) => ({
        id,
        icon: ICONS[id],
        label: messages(`category.${id}`),
        count: toolsIn(id, tools, favorites).length,
      }))}
      current={category}
      onChange={setCategory}
      bar={
        <>
          <TextField
            className={styles.search}
            type="search"
            compact
            icon={search}
            label={messages('search')}
            placeholder={messages('search')}
            maxLength={2048} // addresses are pasted here, too
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <div className={styles.openIn}>
            <span id={id}>{messages('openIn')}</span>
            <Segments
              aria-labelledby={id}
              value={box.openIn}
              options={OPEN_IN.map((value) => ({ value, label: messages(`openIn.${value}`) }))}
              onChange={(openIn) => toolBox.update((now) => ({ ...now, openIn }))}
            />
          </div>
          <Button icon={plus} onClick={() => addTool(initial)}>
            {messages('add')}
          </Button>
        </>
      }
    >
      <div ref={panel} className={railPanel}>
        {found.length > 0 ? (
          <ToolList
            tools={found}
            favorites={favorites}
            initial={initial}
            openIn={box.openIn}
            onFocusCard={(index) => {
              focusedCard.current = index
            }}
            isSortable={category === 'favorites' && text.trim() === ''}
          />
        ) : inCategory.length === 0 ? (
          <Empty
            fit="page"
            title={messages(category === 'favorites' ? 'noFavorites' : 'noOwn')}
            hint={messages(category === 'favorites' ? 'noFavoritesHint' : 'noOwnHint')}
            {...(category === 'own' && {
              action: { label: messages('add'), icon: plus, run: () => addTool(initial) },
            })}
          />
        ) : (
          <Empty
            fit="page"
            drawing="search"
            title={messages('notFound', { text: text.trim() })}
            action={{ label: messages('addOwn'), run: () => addTool(initial, text.trim()) }}
          />
        )}
      </div>
    </RailLayout>
  )
}

/** The link of the card at an index, else of the last one, else the chosen category. */
function cardAt(panel: HTMLElement | null, index: number): HTMLElement | null | undefined {
  const links = [...(panel?.querySelectorAll<HTMLElement>('a[data-tool]') ?? [])]
  const category = panel?.parentElement?.parentElement?.querySelector<HTMLElement>('nav [aria-current]')
  return links[index] ?? links.at(-1) ?? category
}
