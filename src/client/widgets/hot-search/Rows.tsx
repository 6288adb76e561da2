import type { HotRow } from '../../../shared/entities/hot-search.ts'
import { classes } from '../../kit/components.ts'
import { linkProps } from '../../kit/desktop.ts'
import { countText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import styles from './Rows.module.css'

interface RowsProps {
  readonly rows: readonly HotRow[]
  readonly hasHeat: boolean
  readonly isLarge?: boolean
}

/** The rows of a board; each opens its page on the board's own site. */
export function Rows({ rows, hasHeat, isLarge = false }: RowsProps) {
  const language = useLanguage()
  return (
    <ol className={classes(styles.rows, isLarge && styles.large)}>
      {rows.map(({ hotSearchOrder, hotSearchTitle, hotSearchUrl, hotSearchHeat }) => (
        <li key={hotSearchOrder}>
          <a {...linkProps(hotSearchUrl, 'tab')} title={hotSearchTitle} lang="zh-CN">
            <b>{hotSearchOrder}</b>
            <span>{hotSearchTitle}</span>
            {hasHeat && hotSearchHeat !== undefined ? <em>{countText(hotSearchHeat, language)}</em> : null}
          </a>
        </li>
      ))}
    </ol>
  )
}
