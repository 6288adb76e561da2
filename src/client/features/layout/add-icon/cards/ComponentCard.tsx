import { useId, useState } from 'react'
import type { Showcase } from '../../../../core/contribute/showcase.ts'
import type { Widget } from '../../../../core/contribute/widget.ts'
import { useLanguage, useMessageByKey } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { Segments } from '../../../../ui/form/choice/Segmented.tsx'
import { check, globe, plus } from '../../../../ui/icons/paths.ts'
import { newTileLocation } from '../../../data/home/lazy.ts'
import { addNewTile } from '../add/add-new-tile.ts'
import { countComponent } from '../add/count-added.ts'
import { useMessages } from '../messages.ts'
import { askedNames } from '../model.ts'
import { NOWHERE, type Presence } from '../presence.ts'
import styles from './ComponentCard.module.css'
import { Preview } from './Preview.tsx'

interface CardProps {
  readonly widget: Widget
  /** Undefined where the widget has none. */
  readonly showcase: Showcase | undefined
  /** Whether showcases are still loading: without its samples a preview would show the user's own data. */
  readonly isLoading: boolean
  readonly presence: Presence
  /** Ids of the third parties that the server may ask. */
  readonly offered: readonly string[]
}

/** A component as it would be added: its preview, its sizes, whom it asks. */
export function ComponentCard({ widget, showcase, isLoading, presence, offered }: CardProps) {
  const messages = useMessages()
  const textOf = useMessageByKey()
  const id = useId()
  const [size, setSize] = useState<string>(widget.size)
  const name = textOf(`${widget.id}.name`)
  // another tile would show the same
  const { isAdded: isRepeated, elsewhere } = widget.perTile === true ? NOWHERE : presence
  const description = textOf(`${widget.id}.info`)
  const info = elsewhere === undefined ? description : `${elsewhere} · ${description}`
  const add = () => {
    const tile = { name: '', type: 'component', component: widget.id, size } as const
    if (addNewTile(tile, newTileLocation.getState()) !== undefined) countComponent(widget.id)
  }
  return (
    <article className={styles.card} aria-labelledby={id}>
      <Preview widget={widget} size={size} showcase={showcase} isLoading={isLoading} />
      <h3 id={id}>{name}</h3>
      <p title={info}>{info}</p>
      <Segments
        aria-label={messages('sizeOf', { name })}
        value={size}
        options={widget.sizes.map((one) => ({ value: one, label: one.replace('x', '×') }))}
        onChange={setSize}
      />
      <footer>
        <AskedLine showcase={showcase} offered={offered} />
        <Button
          className={styles.add}
          kind={isRepeated ? 'secondary' : 'primary'}
          size="s"
          icon={isRepeated ? check : plus}
          aria-label={messages(isRepeated ? 'addAgain' : 'addName', { name })}
          title={isRepeated ? messages('addAgain', { name }) : undefined}
          onClick={add}
        >
          {messages(isRepeated ? 'isAdded' : 'add')}
        </Button>
      </footer>
    </article>
  )
}

/** Whom the component asks; nothing where nobody is asked. */
function AskedLine({ showcase, offered }: Pick<CardProps, 'showcase' | 'offered'>) {
  const messages = useMessages()
  const language = useLanguage()
  const asks = showcase?.asks
  const names = asks === undefined ? [] : askedNames(asks, offered)
  if (names.length === 0) return null
  const list = new Intl.ListFormat(language).format(names)
  return (
    <span className={styles.asked} title={messages('asks', { names: list })}>
      <span role="img" aria-label={messages('source')}>
        <Icon path={globe} size={14} />
      </span>
      <span>{list}</span>
    </span>
  )
}
