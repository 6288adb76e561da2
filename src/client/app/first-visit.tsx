import { renderToStaticMarkup } from 'react-dom/server'
import { SearchBox } from '../features/desk/search/index.ts'
import { Clock } from '../features/look/clock/index.ts'
import styles from './App.module.css'

/** The markup of a first visit before any program is loaded: the home screen's upper half. */
export const firstVisit = () =>
  renderToStaticMarkup(
    <main className={styles.home}>
      <Clock />
      <SearchBox />
    </main>,
  )
