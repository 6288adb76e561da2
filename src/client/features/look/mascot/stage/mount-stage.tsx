import { createRoot } from 'react-dom/client'
import { setFlag } from '../../../../ui/dom.ts'
import { MascotStage } from './MascotStage.tsx'

/** Lets the mascot come onto the page, above the home screen and below all windows. @returns takes it away */
export function mountStage(): () => void {
  const container = document.createElement('div')
  setFlag(container, 'volatile', true)
  const root = createRoot(container)
  root.render(<MascotStage />)
  document.querySelector('#root')?.append(container)
  return () => {
    root.unmount()
    container.remove()
  }
}
