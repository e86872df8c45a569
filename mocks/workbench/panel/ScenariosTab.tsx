import { type ScenarioName, scenarios } from '../../scenarios/scenarios';
import { ChoiceList } from './ChoiceList';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

const names = Object.keys(scenarios) as ScenarioName[];
const choices = names.map((name) => ({
  name,
  label: name,
  description: `${scenarios[name].description}.`,
}));

/** Chooses a scenario. */
export function ScenariosTab() {
  const { workbench, showStatus } = useWorkbench();
  const { scenario } = useSetup();
  return (
    <Section
      title="Situation"
      text="Applies from the next call. Data that the page has already loaded stays until it is requested again."
    >
      <ChoiceList
        label="Scenarios"
        choices={choices}
        chosen={scenario}
        onChoose={(name) => {
          workbench.applyScenario(name);
          showStatus(`${scenarios[name].description}.`);
        }}
      />
    </Section>
  );
}
