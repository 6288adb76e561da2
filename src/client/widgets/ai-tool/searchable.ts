import { createElement } from 'react'
import { Art } from '../../kit/components.ts'
import { openUrl } from '../../kit/desktop.ts'
import { addressTarget } from '../../kit/rules.ts'
import { defineSearchables, type SearchEntry } from '../../kit/widget.ts'
import { openInBox } from './actions.ts'
import { bundledNow } from './bundled.ts'
import { toolBox } from './document.ts'
import { faceOf } from './face.ts'
import { findableTool, type Tool, toolsOf } from './model.ts'

/** The tools, each opened where tools open: by name and host. */
export default defineSearchables('ai-tool', {
  own: {
    kind: 'content',
    icon: 'sparkle',
    list: () => toolsOf(toolBox.get(), []).map(toEntry),
    subscribe: toolBox.subscribe,
  },
  // without `subscribe`: what subscribes is counted as the user's
  tools: {
    kind: 'content',
    icon: 'sparkle',
    list: async () => toolsOf({ own: [] }, (await bundledNow()).tools).map(toEntry),
  },
})

const toEntry = (tool: Tool): SearchEntry => ({
  ...findableTool(tool),
  target: addressTarget(tool.url),
  draw: () => createElement(Art, { face: faceOf(tool), label: tool.name }),
  run: (inNewTab) => (inNewTab || toolBox.get().openIn === 'tab' ? openUrl(tool.url, 'tab') : openInBox(tool)),
})
