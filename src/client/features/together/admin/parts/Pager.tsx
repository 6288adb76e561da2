import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { chevronLeft, chevronRight } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'
import styles from './Pager.module.css'

export interface PagerProps {
  /** From 1 on. */
  readonly page: number
  readonly perPage: number
  /** How many there are on all pages. */
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Turns the pages of a list; nothing where one page has all. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const messages = useMessages()
  const pages = Math.ceil(total / perPage)
  const last = Math.max(1, pages)
  const turn = useEffectEvent(onPage)
  useEffect(() => {
    // what was on the last page has been dealt with
    if (page > last) turn(last)
  }, [page, last])
  if (pages <= 1 && page === 1) return null
  return (
    <nav className={styles.pager} aria-label={messages('pages')}>
      <IconButton
        icon={chevronLeft}
        label={messages('pageBefore')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span>{messages('page', { page, pages: last })}</span>
      <IconButton
        icon={chevronRight}
        label={messages('pageAfter')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
