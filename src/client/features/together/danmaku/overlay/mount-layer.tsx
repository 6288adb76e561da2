import { createRoot } from 'react-dom/client'
import { setFlag } from '../../../../ui/dom.ts'
import { DanmakuLayer } from './DanmakuLayer.tsx'

/** Puts the layer of danmaku onto the home screen, below the search box. @returns takes it away */
export function mountLayer(): () => void {
  const container = document.createElement('div')
  setFlag(container, 'volatile', true)
  const root = createRoot(container)
  root.render(<DanmakuLayer />)
  document.querySelector('#root > main')?.append(container)
  return () => {
    root.unmount()
    container.remove()
  }
}
