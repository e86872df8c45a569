export { CartPage as default } from './CartPage';
