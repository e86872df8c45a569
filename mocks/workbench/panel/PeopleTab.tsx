import { knownPeople, type PersonName } from '../../seeds/knownPeople';
import { ChoiceList } from './ChoiceList';
import { Section } from './Section';
import { useAction } from './useAction';
import { useSetup, useWorkbench } from './workbenchContext';

const names = Object.keys(knownPeople) as PersonName[];
const choices = names.map((name) => ({
  name,
  label: knownPeople[name].label,
  description: knownPeople[name].description,
}));

/** Who visits the shop. */
export function PeopleTab() {
  const { workbench } = useWorkbench();
  const { as } = useSetup();
  const { run, isBusy } = useAction();
  const choose = (name: PersonName | null) => {
    if (name === null) return;
    void run(async () => {
      await workbench.signInAs(name);
      return name === 'visitor' ? 'Nobody is signed in.' : `You are ${knownPeople[name].label}.`;
    });
  };
  return (
    <Section
      title="Who visits"
      text="One click signs in, in this tab alone; another tab can be somebody else. All of them have the password “password”."
    >
      <ChoiceList<PersonName | null>
        label="People"
        choices={choices}
        chosen={as}
        isDisabled={isBusy}
        onChoose={choose}
      />
    </Section>
  );
}
