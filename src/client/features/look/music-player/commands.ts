import { defineCommands } from '../../../core/contribute/command.ts'

const player = () => import('./command-actions.ts')

/** The player on every surface: the fourth tool of the shortcut bar, and the command palette. */
export default defineCommands('music-player', {
  playPause: { icon: 'music', surfaces: { tool: 4 }, run: async () => (await player()).playOrPause() },
  next: { icon: 'nextTrack', run: async () => (await player()).skip(1) },
  previous: { icon: 'previousTrack', run: async () => (await player()).skip(-1) },
})
