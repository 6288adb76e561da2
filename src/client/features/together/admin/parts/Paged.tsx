import type { ReactNode } from 'react'
import { Empty, type EmptyProps } from '../../../../ui/components/state/State.tsx'
import { Pager, type PagerProps } from './Pager.tsx'

interface PagedProps extends PagerProps {
  /** What is said where there is nothing. */
  readonly none: Pick<EmptyProps, 'title' | 'hint'>
  /** What is on the page. */
  readonly children: ReactNode
}

/** A page of a list, and what turns to the others. */
export const Paged = ({ none, children, ...pager }: PagedProps) => (
  <>
    {pager.total === 0 && <Empty fit="page" {...none} />}
    {children}
    <Pager {...pager} />
  </>
)
