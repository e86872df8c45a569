export { type Policy } from './policy';
export { PolicyDocument } from './PolicyDocument';
