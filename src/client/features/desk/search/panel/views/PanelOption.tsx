import type { HTMLAttributes, ReactNode } from 'react'
import type { Row } from '../rows.ts'

interface PanelOptionProps extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'aria-keyshortcuts'> {
  readonly id: string
  readonly row: Row
  /** The id of the option that the keys have reached. */
  readonly active: string | undefined
  readonly onRun: (row: Row) => void
  readonly children: ReactNode
}

/** A row of the panel: the input holds the focus, and says by `aria-activedescendant` which one the keys have reached. */
export const PanelOption = ({ id, row, active, onRun, children, ...attributes }: PanelOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
  <div {...attributes} id={id} role="option" tabIndex={-1} aria-selected={active === id} onClick={() => onRun(row)}>
    {children}
  </div>
)
