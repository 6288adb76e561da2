import type { ReactNode } from 'react'
import { useDocument } from '../../../core/documents/use-document.ts'
import { formTab, joinTabs, type Tab } from '../../shell/settings/lazy.ts'
import { MessageColor } from './OwnStyle.tsx'
import { DanmakuPreview } from './preview/DanmakuPreview.tsx'
import { danmakuSettings, sendDanmakuSettings } from './settings.ts'

const common = { id: 'danmaku', number: 1, icon: 'danmaku', needs: 'chat' } as const

/** How the user's own messages look. */
const own = formTab({
  ...common,
  owner: 'danmaku',
  texts: 'danmaku.own',
  settings: sendDanmakuSettings,
  sections: [['fontSize', 'color']],
  custom: { color: MessageColor },
})

/** The own messages as long as there are messages at all. */
const ownWhileShown: Tab = {
  ...own,
  draw: () => <WhileShown key="own">{own.draw()}</WhileShown>,
  rows: () => (danmakuSettings.get().isShow ? own.rows() : []),
}

export default joinTabs(
  formTab({
    ...common,
    owner: 'danmaku',
    settings: danmakuSettings,
    above: (values) => <DanmakuPreview values={values} />,
    sections: [['isShow'], ['isRefTen', 'loop', 'randomChannel'], ['speeds', 'fontSize', 'top', 'right', 'debounce']],
    hints: ['isRefTen', 'loop', 'randomChannel', 'top', 'right', 'debounce'],
  }),
  ownWhileShown,
)

function WhileShown({ children }: { readonly children: ReactNode }) {
  return useDocument(danmakuSettings, ({ isShow }) => isShow) ? children : null
}
