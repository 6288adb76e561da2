import type { HotRow } from '../../../shared/entities/hot-search.ts'
import { linkProps } from '../../core/page/open-url.ts'
import { useLanguage } from '../../core/text/i18n.ts'
import { countText } from '../../lib/text/count.ts'
import { classes } from '../../ui/styles/classes.ts'
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
    <ol className={classes(styles['rows'], isLarge && styles['large'])}>
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
