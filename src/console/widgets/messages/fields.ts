// A single chunk, since the form of a message's text shows all of them.
export { MessageText } from '../../previews/MessageText.tsx';
export { MessageBody } from './MessageBody.tsx';
export { MessageSubject } from './MessageSubject.tsx';
