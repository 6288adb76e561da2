import { type CSSProperties, useDeferredValue, useLayoutEffect, useRef } from 'react'
import type { Group } from '../../../../shared/entities/item.ts'
import { late } from '../../../core/late.ts'
import { useDocument } from '../../../core/react.ts'
import { useScreen } from '../../../core/screen.ts'
import { heightOf } from '../arranging/free/anchors.ts'
import { ItemTile } from '../ItemTile.tsx'
import { iconSettings } from '../settings.ts'
import styles from './FreePage.module.css'
import { cellsOf, freeElements, paperOf } from './layout.ts'
import { styleOf } from './place.ts'

const Editor = late(() => import('./editing/Editor.tsx'))

/**
 * A page whose tiles stand wherever they have been put; unlocked, they can be arranged. What is to be seen of it stands at
 * once, the rest as soon as there is time.
 */
export default function FreePage({ group }: { readonly group: Group }) {
  const values = useDocument(iconSettings, (now) => now)
  const paper = paperOf(values, useScreen())
  const whole = useDeferredValue(true, false)
  const elements = freeElements(group, paper)
  const page = useRef<HTMLUListElement>(null)
  const bare = values.isFreeHideTimeAndSearch
  useLayoutEffect(() => {
    // clock and search box stand outside of this part of the page
    document.documentElement.toggleAttribute('data-bare', bare)
    return () => document.documentElement.removeAttribute('data-bare')
  }, [bare])
  const style: CSSProperties = {
    '--gk-icon': `${paper.cell.icon}px`,
    '--gk-gap-x': `${paper.cell.gapX}px`,
    '--gk-gap-y': `${paper.cell.gapY}px`,
    height: Math.ceil(heightOf(elements)),
  }
  return (
    <>
      <ul ref={page} className={styles['page']} style={style}>
        {elements.map((element, at) => {
          const item = group.children[at]
          if (item === undefined || !(whole || element.y < innerHeight)) return null
          return (
            <li key={item.id} data-tile={item.id} style={styleOf(element, paper.cell)}>
              <ItemTile item={item} labelled={values.iconName} {...cellsOf(element, paper.cell)} />
            </li>
          )
        })}
      </ul>
      {!group.lock && <Editor group={group.id} page={page} />}
    </>
  )
}
