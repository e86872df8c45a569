/** Ports and URLs of the servers used by the browser tests. */

export const DEMO_PORT = 4173;
export const PRODUCTION_PORT = 4174;
export const BACKEND_PORT = 4000;
/** The development server, which `npm start` runs. */
export const DEV_PORT = 4177;
/** nginx in front of the production build. */
export const NGINX_PORT = 4176;

const backend = `http://localhost:${BACKEND_PORT}`;

/** Environment variables of the production build and its server. */
export const productionVariables = {
  API_HOST: backend,
  CHECKOUT_SCRIPT_URL: `${backend}/simulated-checkout.js`,
};
