import { renderToStaticMarkup } from 'react-dom/server'
import styles from './App.module.css'
import { Clock } from './features/clock/index.ts'
import { SearchBox } from './features/search/index.ts'

/** The markup of a first visit before any program is loaded: the home screen's upper half. */
export const firstVisit = () =>
  renderToStaticMarkup(
    <main className={styles['home']}>
      <Clock />
      <SearchBox />
    </main>,
  )
