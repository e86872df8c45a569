const isNullable = ({ type, oneOf = [] }) =>
  [type].flat().includes('null') || oneOf.some((each) => each.type === 'null');

/** Returns a message for each field of a schema that the document requires against its own promise. */
function findProblems({ properties = {}, required = [] }, resolve) {
  return Object.entries(properties).flatMap(([name, property]) => {
    const isExtension = property['x-extension'] !== undefined;
    const isRequired = required.includes(name);
    if (isExtension && isRequired)
      return [`${name} is an extension, which a backend may lack: do not require it`];
    if (!isExtension && !isRequired && isNullable(resolve(property).node ?? property))
      return [`${name} may be null: require it, so that it is never missing as well`];
    return [];
  });
}

/** What is sent may lack nullable fields; in all else they are present, and only extensions may be left out. */
function fieldPresence() {
  const sent = new Set();
  const problems = new Map();
  return {
    RequestBody: { Schema: (schema) => void sent.add(schema) },
    Schema(schema, { location, resolve }) {
      problems.set(schema, { location, messages: findProblems(schema, resolve) });
    },
    Root: {
      leave(_root, { report }) {
        for (const [schema, { location, messages }] of problems)
          if (!sent.has(schema)) for (const message of messages) report({ message, location });
      },
    },
  };
}

/** Rules about openapi.yaml that Redocly does not have. */
export default () => ({ id: 'documents', rules: { oas3: { 'field-presence': fieldPresence } } });
