/** Where the browser tests find the shop and its backend. */

export const DEMO_PORT = 4173;
export const PRODUCTION_PORT = 4174;
export const BACKEND_PORT = 4000;

const backend = `http://localhost:${BACKEND_PORT}`;

/** What the production build and its server are told about the backend. */
export const productionVariables = {
  API_HOST: backend,
  CHECKOUT_SCRIPT_URL: `${backend}/simulated-checkout.js`,
};
