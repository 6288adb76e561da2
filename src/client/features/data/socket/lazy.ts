export type { SocketState } from './kernel/socket-state.ts'
export { askChatOffer, isChatOffered, isUsable, onChatOffer, useIsChatOffered, useUsable } from './offer.ts'
export { needSocket, onFrame, retrySocket, sendFrame, socketState } from './socket.ts'
