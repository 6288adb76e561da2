import { useLayoutEffect, useRef } from 'react'
import styles from './AppViews.module.css'

/** The element that holds the views of all tabs: it moves between window and sheet, so that views keep their state. */
export function createViewsElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.views ?? ''
  return element
}

/** Where the views are shown. */
export function ViewsPlace({ views }: { readonly views: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  // once: a frame loads its page anew whenever it is moved in the document
  useLayoutEffect(() => place.current?.append(views), [views])
  return <div ref={place} className={styles.views} />
}
